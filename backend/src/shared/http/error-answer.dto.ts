/** The answer of every failed call. */
export class ErrorBody {
  /** The HTTP status. */
  code: number;
  /** One sentence for a person, in the first language of `Accept-Language` that the pages speak. */
  message: string;
  /** An identifier in snake_case that never changes, for programs. */
  reason: string;
  /** The id by which the server's log names the request. */
  requestId: string;
  /** A sentence for each wrong field, by the field's name, in the same language. */
  details?: Record<string, string>;
}

export class ErrorAnswer {
  error: ErrorBody;
}
