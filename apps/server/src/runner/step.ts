import { createHash } from 'node:crypto';
import type { TaskStep } from '@reelwright/contracts';
import { stableStringify } from '@reelwright/timeline';
import type * as z from 'zod';
import type { Actor } from '../actor.ts';
import type { StepContext } from './step-context.ts';

/** The run of a task that a step is asked to make its part of. */
export interface StepRequest<Input> {
  input: Input;
  seed: number;
  /** Which of the task's variants; 0 where the step runs once. */
  variant: number;
}

/**
 * One step of a tool, as the runner sees it. Its result is remembered (as JSON) under a key: the hash of what it read.
 * A step whose result is remembered never runs again, and a task takes over the results of another whose keys are
 * equal. Files go to storage below `workPrefix`, so that another machine can go on.
 */
export interface ToolStep<Input = unknown> {
  name: TaskStep;
  /** Share of the task's time, relative to the other steps; percent and time left are made from it. */
  weight: number;
  /** It runs for each of the task's variants; otherwise once, for all of them. */
  isPerVariant?: boolean;
  /** The steps whose results it is given; all of them come before it. */
  after: readonly TaskStep[];
  /** The part of the request that the step is given: what it does follows from this and from the results before it. */
  reads(request: StepRequest<Input>): unknown;
  /** Whether a remembered result is what the step would make now, for steps that look at more than the request. */
  isCurrent?(result: unknown, actor: Actor): Promise<boolean>;
  run(reads: unknown, results: Readonly<Record<string, unknown>>, context: StepContext): Promise<unknown>;
}

/** The results of a tool's steps, by their names. */
type ResultSchemas = Readonly<Partial<Record<TaskStep, z.ZodType>>>;
type StepOf<Schemas> = keyof Schemas & TaskStep;
type ResultOf<Schemas, Step extends keyof Schemas> = Schemas[Step] extends z.ZodType ? z.output<Schemas[Step]> : never;

/** A step as its tool writes it: what is not declared in `reads` and `after` is not there when it runs. */
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

/** What defines and reads the steps of one tool. */
export interface StepKit<Input, Schemas extends ResultSchemas> {
  defineStep<const Name extends StepOf<Schemas>, const After extends StepOf<Schemas>, Reads>(
    definition: StepDefinition<Input, Schemas, Name, After, Reads>,
  ): ToolStep<Input>;
  /** The remembered result of a step; undefined where it has not run. */
  findResult<Name extends StepOf<Schemas>>(
    results: Readonly<Record<string, unknown>>,
    name: Name,
  ): ResultOf<Schemas, Name> | undefined;
  /** Throws where the step has not run. */
  getResult<Name extends StepOf<Schemas>>(
    results: Readonly<Record<string, unknown>>,
    name: Name,
  ): ResultOf<Schemas, Name>;
}

/** `stepsOf<Input>()(schemas)`: the schemas read what a step has left, in this run of the task or an earlier one. */
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
        ...(isCurrent && {
          isCurrent: (result, owner) => isCurrent(getResult({ [facts.name]: result }, facts.name), owner),
        }),
        run: (read, results, context) => {
          const before = Object.fromEntries(facts.after.map((name) => [name, getResult(results, name)]));
          // What `reads` gave and the results of `after` come back as they were declared.
          return run(read as ReturnType<typeof reads>, before as Parameters<typeof run>[1], context);
        },
      }),
    };
  };

/**
 * The keys under which the runs of a variant are remembered, by step: each a hash of what the step reads of the request,
 * and of the keys of the runs whose results it is given. Equal keys mean equal work. Each step reads once.
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

/** As it is remembered: what is undefined is not there. */
function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
