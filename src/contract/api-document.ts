import { endpoint } from './endpoint';

export type ApiSchema = { [member: string]: unknown };
export type ApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: ApiSchema;
};
type ApiContent = Record<string, { schema: ApiSchema }>;
export type ApiOperation = {
  tags: string[];
  operationId: string;
  summary?: string;
  parameters?: ApiParameter[];
  requestBody?: { required: boolean; content: ApiContent };
  responses: Record<string, { description: string; content?: ApiContent }>;
};
/** The members of OpenAPI 3.1 that are used. */
export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, ApiSchema>; securitySchemes: Record<string, ApiSchema> };
  security: Record<string, string[]>[];
};

/** This API as OpenAPI, generated from its contract. */
export const getApiDocument = endpoint<void, ApiDocument>({
  method: 'GET',
  path: '/api-docs/openapi',
  toRequest: () => ({}),
  dialects: [{ since: '7.1', path: '/openapi' }],
});
/** Older Graylogs answer their list of resources, in Swagger 1.2, under the same address. */
export const isApiDocument = (answer: Partial<ApiDocument> | null): answer is ApiDocument =>
  answer?.openapi !== undefined && answer.paths !== undefined;

const leadingToPage = (path: `/api-browser${string}`) =>
  endpoint<void, string>({
    method: 'GET',
    path,
    answers: 'text',
    status: 302,
    toRequest: () => ({}),
  });
/** The addresses of Graylog's API browser; they lead to the page of the console. */
export const openGlobalApiBrowser = leadingToPage('/api-browser/global/index.html');
export const openNodeApiBrowser = leadingToPage('/api-browser/index.html');
export const openApiBrowser = leadingToPage('/api-browser');
