import {
  type Access,
  type Call,
  CALLS,
  DEFAULT_UI_LANGUAGE,
  ERRORS,
  loadToolContracts,
  MESSAGES,
  pathOfCall,
  SUCCESS_CODES,
  type ToolName,
  UI_LANGUAGES,
} from '@reelwright/contracts';
import { type JsonSchema, type NamedSchemas, refTo, toJsonSchema } from './to-json-schema.ts';

const DESCRIPTION = `Every answer is \`{ code, msg, data }\` with HTTP status 200; codes ${SUCCESS_CODES.join(', ')} are success, any other is a refusal with a message for the user. \`lang\` (\`en\`, \`zh-CN\`) chooses the language of \`msg\`.

The token travels in any one of \`Authorization: Bearer\`, \`token\` and \`X-Access-Token\`. \`x-access\` says who may make a call: \`anyone\` needs no token, \`guest\` any token (\`GET /api/guest/login\` gives one), \`member\` that of a signed-in user, \`paid\` that of a user with a paid plan, \`plan:…\` of this plan or a bigger one, \`tool:…\` of a user who may use this tool, \`operator\` that of whoever runs the installation. \`x-rate-limit\` is counted per user, or per address where there is no token.

A token lives for days. Now and then an answer of code 0 carries the next one beside its data: \`refresh_token\` 1, \`token\`, and \`maxAge\` in seconds. Send that from then on: a few minutes after its first use the earlier token is worthless, and using it again signs the session out, because somebody may have copied it. A client that ignores it signs in again when its token expires.`;

/** The whole API as OpenAPI 3.1: every call of the table, and the input of every tool. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, object>;
    responses: Record<string, object>;
    schemas: NamedSchemas;
    securitySchemes: Record<string, object>;
  };
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  /** Empty if a call needs no token; left out if any of the document's schemes is accepted. */
  security?: [];
  parameters: object[];
  requestBody?: object;
  responses: Record<string, object>;
  'x-access': Access;
  'x-rate-limit': { max: number; window_seconds: number };
}

/** Builds the document from the table of calls alone, so that it needs no running server. */
export function makeOpenApiDocument(version: string): OpenApiDocument {
  const named: NamedSchemas = { ErrorCode: describeErrorCodes(), Refusal: describeRefusal() };
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries(CALLS) as [string, Call][]) {
    const address = pathOfCall(call);
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: describeCall(name, call, named) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Reelwright', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }, { token: [] }, { accessToken: [] }],
    paths,
    components: {
      parameters: {
        lang: {
          name: 'lang',
          in: 'header',
          schema: { type: 'string', enum: [...UI_LANGUAGES], default: DEFAULT_UI_LANGUAGE },
        },
      },
      responses: {
        Busy: {
          description: 'The server has more to do than it can. Send the call again later; it was not begun.',
          headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait' } },
          content: toContent('application/json', refTo('Refusal')),
        },
      },
      schemas: Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1))),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        token: { type: 'apiKey', in: 'header', name: 'token' },
        accessToken: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
      },
    },
  };
}

function describeCall(name: string, call: Call, named: NamedSchemas): Operation {
  const input = toJsonSchema(call.input, 'input', named);
  const body = call.method === 'POST' && { content: toContent('application/json', nameToolInputs(name, input, named)) };
  return {
    operationId: name,
    summary: call.summary,
    description: describeAccess(call),
    tags: [call.path.split('/')[1] ?? ''],
    ...(call.access === 'anyone' && { security: [] }),
    parameters: [{ $ref: '#/components/parameters/lang' }, ...(call.method === 'GET' ? listQuery(input) : [])],
    ...(body && { requestBody: { required: true, ...body } }),
    responses: {
      200: describeAnswer(call, toJsonSchema(call.data, 'output', named)),
      503: { $ref: '#/components/responses/Busy' },
    },
    'x-access': call.access,
    'x-rate-limit': { max: call.rate.max, window_seconds: call.rate.windowS },
    ...(body && { 'x-max-body-bytes': call.maxBodyBytes }),
  };
}

function describeAccess({ access, rate }: Call): string {
  return `${describeCallers(access)}. At most ${rate.max} calls in ${rate.windowS} seconds.`;
}

function describeCallers(access: Access): string {
  const [kind, wanted] = access.split(':');
  switch (kind) {
    case 'anyone':
      return 'Needs no token';
    case 'guest':
      return "Needs a token, a guest's or a user's";
    case 'member':
      return 'Needs the token of a signed-in user';
    case 'operator':
      return 'Needs the token of whoever runs the installation';
    case 'plan':
      return `Needs the token of a user with the ${wanted} plan or a bigger one`;
    case 'tool':
      return `Needs the token of a user who may use tool ${wanted}`;
    default:
      return 'Needs the token of a user with a paid plan';
  }
}

const toContent = (type: string, schema: JsonSchema) => ({ [type]: { schema } });

function listQuery({ properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function describeAnswer(call: Call, data: JsonSchema): object {
  if (call.answer === 'stream') {
    return {
      description: 'Server-sent events; the data of each is one of these. A refusal before the first is an envelope.',
      content: { ...toContent('text/event-stream', data), ...toContent('application/json', refTo('Refusal')) },
    };
  }
  const success: JsonSchema = {
    title: 'Success',
    type: 'object',
    properties: { code: { enum: [...SUCCESS_CODES] }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  };
  return {
    description: 'The data, or why there is none',
    content: toContent('application/json', { oneOf: [success, refTo('Refusal')] }),
  };
}

const TOOL_CONTRACTS = await loadToolContracts();

/** For a call that takes a tool's input: one named body for each tool, told apart by `tool_type`. */
function nameToolInputs(name: string, body: JsonSchema, named: NamedSchemas): JsonSchema {
  const { tool_type: toolType, input } = body.properties ?? {};
  if (toolType === undefined || input === undefined) return body;
  const mapping: Record<string, string> = {};
  const choices = TOOL_CONTRACTS.map(({ row: { id, name: toolName }, input: schema }) => {
    const tool = toPascalCase(toolName);
    named[`${tool}ToolInput`] ??= toJsonSchema(schema, 'input', named);
    const choice = `${name.charAt(0).toUpperCase()}${name.slice(1)}${tool}`;
    named[choice] = {
      ...body,
      title: tool,
      properties: { ...body.properties, tool_type: { const: id }, input: refTo(`${tool}ToolInput`) },
    };
    mapping[id] = `#/components/schemas/${choice}`;
    return refTo(choice);
  });
  return { oneOf: choices, discriminator: { propertyName: 'tool_type', mapping } };
}

const toPascalCase = (name: ToolName): string =>
  name
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('');

function describeErrorCodes(): JsonSchema {
  return {
    description: 'Why a call was refused, or a task failed',
    type: 'integer',
    oneOf: Object.entries(ERRORS)
      .toSorted(([, one], [, other]) => other.code - one.code)
      .map(([title, { code, message, retryable }]) => ({
        const: code,
        title,
        description: MESSAGES[message].en,
        'x-retryable': retryable,
      })),
  };
}

function describeRefusal(): JsonSchema {
  return {
    type: 'object',
    properties: {
      code: refTo('ErrorCode'),
      msg: { type: 'string', description: 'For the user, in the language of `lang`' },
      data: { description: 'Null, but where a call says otherwise' },
    },
    required: ['code', 'msg', 'data'],
  };
}
