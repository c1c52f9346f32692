import { createHash } from 'node:crypto';
import type { TaskStep } from '@reelwright/contracts';
import { stableStringify } from '@reelwright/timeline';
import type * as z from 'zod';
import type { Actor } from '../actor.ts';
import type { StepContext } from './step-context.ts';

/** The run of a task in which a step does its part. */
export interface StepRequest<Input> {
  input: Input;
  seed: number;
  /** The variant of the task; 0 if the step runs once. */
  variant: number;
}

/**
 * One step of a tool, as the runner sees it. Its result is remembered (as JSON) under a key: the hash of what it read.
 * A step with a remembered result never runs again, and a task reuses another task's results with equal keys. Files go
 * to storage below `workPrefix`, so that another machine can continue.
 */
export interface ToolStep<Input = unknown> {
  name: TaskStep;
  /** Share of the task's time, relative to the other steps; the basis of percent and time left. */
  weight: number;
  /** Runs for each of the task's variants; otherwise once, for all of them. */
  isPerVariant?: boolean;
  /** The steps whose results this step receives; all of them come before it. */
  after: readonly TaskStep[];
  /**
   * Returns the part of the request that the step receives: its work depends only on this part and the earlier results.
   */
  reads(request: StepRequest<Input>): unknown;
  /**
   * Returns whether a remembered result is still what the step would make, for steps that read more than the request.
   */
  isCurrent?(result: unknown, actor: Actor): Promise<boolean>;
  /** Returns whether this version can read a remembered result; an earlier version may have left it. */
  canRead?(result: unknown): boolean;
  run(reads: unknown, results: Readonly<Record<string, unknown>>, context: StepContext): Promise<unknown>;
}

/** Schemas of the results of a tool's steps, by step. */
type ResultSchemas = Readonly<Partial<Record<TaskStep, z.ZodType>>>;
type StepOf<Schemas> = keyof Schemas & TaskStep;
type ResultOf<Schemas, Step extends keyof Schemas> = Schemas[Step] extends z.ZodType ? z.output<Schemas[Step]> : never;

/** A step as its tool defines it: data not declared in `reads` and `after` is unavailable when it runs. */
interface StepDefinition<
  Input,
  Schemas extends ResultSchemas,
  Name extends StepOf<Schemas>,
  After extends StepOf<Schemas>,
  Reads,
> {
  name: Name;
  weight: number;
  isPerVariant?: boolean;
  after: readonly After[];
  reads(request: StepRequest<Input>): Reads;
  isCurrent?(result: ResultOf<Schemas, Name>, actor: Actor): Promise<boolean>;
  run(
    reads: Reads,
    results: { [Step in After]: ResultOf<Schemas, Step> },
    context: StepContext,
  ): Promise<ResultOf<Schemas, Name>>;
}

/** Defines the steps of one tool and reads their results. */
export interface StepKit<Input, Schemas extends ResultSchemas> {
  defineStep<const Name extends StepOf<Schemas>, const After extends StepOf<Schemas>, Reads>(
    definition: StepDefinition<Input, Schemas, Name, After, Reads>,
  ): ToolStep<Input>;
  /** Returns the remembered result of a step; undefined if it has not run. */
  findResult<Name extends StepOf<Schemas>>(
    results: Readonly<Record<string, unknown>>,
    name: Name,
  ): ResultOf<Schemas, Name> | undefined;
  /** Throws if the step has not run. */
  getResult<Name extends StepOf<Schemas>>(
    results: Readonly<Record<string, unknown>>,
    name: Name,
  ): ResultOf<Schemas, Name>;
}

/** `stepsOf<Input>()(schemas)`: the schemas parse the results of steps, from this run of the task or an earlier one. */
export const stepsOf =
  <Input>() =>
  <const Schemas extends ResultSchemas>(schemas: Schemas): StepKit<Input, Schemas> => {
    function findResult<Name extends StepOf<Schemas>>(results: Readonly<Record<string, unknown>>, name: Name) {
      const schema: z.ZodType | undefined = schemas[name];
      if (results[name] === undefined || !schema) return undefined;
      return schema.parse(results[name]) as ResultOf<Schemas, Name>;
    }
    function getResult<Name extends StepOf<Schemas>>(results: Readonly<Record<string, unknown>>, name: Name) {
      const result = findResult(results, name);
      if (result === undefined) throw new Error(`step ${name} has left no result`);
      return result;
    }
    return {
      findResult,
      getResult,
      defineStep: ({ run, reads, isCurrent, ...facts }) => ({
        ...facts,
        reads,
        canRead: (result) => schemas[facts.name]?.safeParse(result).success ?? false,
        ...(isCurrent && {
          isCurrent: (result, owner) => isCurrent(getResult({ [facts.name]: result }, facts.name), owner),
        }),
        run: (read, results, context) => {
          const before = Object.fromEntries(facts.after.map((name) => [name, getResult(results, name)]));
          // The values of `reads` and the results of `after` come back in their declared types.
          return run(read as ReturnType<typeof reads>, before as Parameters<typeof run>[1], context);
        },
      }),
    };
  };

/**
 * Returns the keys of a variant's runs, by step: each a hash of what the step reads of the request, and of the keys of
 * the runs whose results it receives. Equal keys mean equal work. Calls `reads` of each step once.
 */
export function listRunKeys<Input>(
  steps: readonly ToolStep<Input>[],
  { input, seed, variant }: StepRequest<Input>,
): ReadonlyMap<TaskStep, string> {
  const keys = new Map<TaskStep, string>();
  for (const step of steps) {
    const own = { input, seed, variant: step.isPerVariant ? variant : 0 };
    const before = step.after.map((name) => {
      const key = keys.get(name);
      if (key === undefined) throw new Error(`step ${step.name} comes before ${name}, whose result it is given`);
      return key;
    });
    const facts = stableStringify([step.name, own.variant, toJson(step.reads(own)), before]);
    keys.set(step.name, createHash('sha256').update(facts).digest('hex'));
  }
  return keys;
}

/** Converts to the remembered form: without undefined values. */
function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
