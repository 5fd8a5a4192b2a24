import type { ProblemCode } from 'contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { DatabaseError, DatabaseUnavailable, sqlState } from '../../db/database-error';
import { StorageUnavailable } from '../../storage/storage';
import { hasCode } from '../../process/error-code';
import { ApiProblem, problemBody, worded } from '../../kernel/problem';

/** Turns refusals and failures into problem+json in one place. Internal details are not disclosed. */
export const errors = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    send(request, reply, new ApiProblem('not-found', 'There is no such call.')),
  );
});

/** Also called for requests refused before routing, such as a URL that cannot be decoded. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error, request.id);
  if (isLogged(problem, error)) request.log.error(error);
  return send(request, reply, problem);
}

function isLogged({ code }: ApiProblem, error: FastifyError): boolean {
  return code === 'internal' || code === 'no-space' || error instanceof StorageUnavailable;
}

/** Of the database, which may be on another machine, or of a folder of this one. */
function isOutOfSpace(error: Error): boolean {
  if (error instanceof DatabaseError) return error.code === sqlState.diskFull;
  return hasCode(error, 'ENOSPC', 'EDQUOT');
}

/** Seconds for the `Retry-After` header where the problem names no other time. */
const usualRetry = 5;

function send(request: FastifyRequest, reply: FastifyReply, problem: ApiProblem) {
  const body = problemBody(problem, request.url.split('?')[0] ?? '/');
  if (body.status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', String(problem.retryAfter ?? usualRetry));
  }
  return reply.code(body.status).type('application/problem+json').send(JSON.stringify(body));
}

/** Refusals of Fastify and its plugins, by status. */
const refusals: Readonly<Record<number, readonly [ProblemCode, string]>> = {
  400: ['malformed', 'The request could not be read. Check its syntax.'],
  404: ['not-found', 'There is no such call.'],
  413: ['too-large', 'The request is larger than this call takes.'],
  414: ['malformed', 'The address is too long.'],
  415: ['wrong-type', 'Send the body as application/json, or as multipart/form-data with files.'],
  429: ['rate-limited', 'Too many requests. Wait a moment and try again.'],
};

/** An unexpected failure names the request, which whoever reports it can quote. */
function asProblem(error: FastifyError, id: string): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof DatabaseUnavailable) {
    return new ApiProblem('unavailable', 'Try again in a moment.');
  }
  if (error instanceof StorageUnavailable) {
    return new ApiProblem(
      'unavailable',
      'The file storage does not answer. Try again in a moment.',
    );
  }
  if (isOutOfSpace(error)) {
    return new ApiProblem('no-space', 'Nothing was saved. Tell whoever runs the server.');
  }
  const status = error.statusCode ?? 500;
  const refusal = refusals[status] ?? (status >= 400 && status < 500 ? refusals[400] : undefined);
  return refusal
    ? new ApiProblem(...refusal)
    : new ApiProblem('internal', worded`The error was recorded as ${{ id }}. Try again later.`);
}
