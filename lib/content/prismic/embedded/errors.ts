/**
 * An answer that is not a result: its status and JSON body are what Prismic's REST API sends, because
 * `@prismicio/client` turns exactly these into ParsingError, ForbiddenError, RefNotFoundError and so on.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: { type: string; message: string } & Record<string, unknown>) {
    super(body.message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

/** 400 for a query text that cannot be understood; `offset` counts characters from 0. */
export function parsingError(problem: string, query: string, offset: number, location = "query"): ApiError {
  const before = query.slice(0, offset).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const shown = `${query.split("\n")[line - 1] ?? ""}\n${" ".repeat(column - 1)}^\n`;
  return new ApiError(400, {
    type: "api_parsing_error",
    message: `${problem} on line:${line} col:${column} in ${location} '${query}'\n${shown}`,
    line,
    column,
    id: 0,
    location,
  });
}

/** 400 for a parameter with a value outside what the API takes. */
export function validationError(message: string): ApiError {
  return new ApiError(400, { type: "api_validation_error", message });
}

/** 404 for a ref that never was. The client reads the master ref from the message and tries again. */
export function refNotFoundError(masterRef: string): ApiError {
  const message = `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`;
  return new ApiError(404, { type: "api_notfound_error", message });
}

/** 410 for a ref that was the master ref before the content changed; the client tries again as above. */
export function refExpiredError(masterRef: string): ApiError {
  const message = `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`;
  return new ApiError(410, { type: "api_validation_error", message });
}

/** 401: the embedded repository is public and knows no access tokens, so any token is a wrong one. */
export function accessTokenError(): ApiError {
  const message = "The provided access token is either incorrect or has expired";
  return new ApiError(401, { type: "api_security_error", message });
}

/** 404 for a preview that has ended: `@prismicio/client` makes a PreviewTokenExpiredError of it. */
export function previewExpiredError(): ApiError {
  return new ApiError(404, { type: "api_security_error", message: "The preview token has expired" });
}
