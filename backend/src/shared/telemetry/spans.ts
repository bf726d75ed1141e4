import { context, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';

/** What may stand in a span of the kind of an error: the code or the name that its source gave it. */
const PLAIN = /^\w{1,60}$/;

/** Without telemetry, this tracer makes spans that record nothing, and costs next to nothing. */
const tracer = () => trace.getTracer('sahaay');

/** Whether the work at hand belongs to a request that is being traced. */
export function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() ?? false;
}

/** The ids by which a line of the log is found from its trace, under the names that OpenTelemetry gives them. */
export function traceIds(): { readonly trace_id?: string; readonly span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/**
 * Begins the span of a call to something outside this process. The caller ends it with `endSpan`.
 * @param name one of few names that we chose
 * @param attributes nothing of a person: no text, address, token or parameter
 */
export function beginOutgoing(name: string, attributes: Attributes): Span {
  return tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
}

/** Ends a span. Of an error it keeps the kind alone, since a message may quote what a person typed. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setAttribute('error.type', kindOf(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/**
 * Does `work` inside a span of an outgoing call, so that what it calls itself becomes a part of the span.
 * @throws what `work` throws
 */
export async function outgoing<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = beginOutgoing(name, attributes);
  try {
    const result = await context.with(trace.setSpan(context.active(), span), () => work(span));
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}

function kindOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((word): word is string => typeof word === 'string' && PLAIN.test(word)) ?? 'other';
}
