import type pg from 'pg';
import { beginOutgoing, endSpan, isTraced } from './spans.js';

type Ended = (error: Error | null, result?: unknown) => void;

/** Quoted values and comments. Our statements carry what people tell us as parameters, so this is a second net. */
const QUOTED = /'[^']*'|--[^\n]*|\$\w*\$[^$]*\$\w*\$/g;
/** A name after one of these words is a table, unless it is a function or another word of the language. */
const TABLES = /\b(?:from|join|into|update) +([\w.]+) ?(\(?)/g;
const NO_TABLES: ReadonlySet<string> = new Set(['set', 'skip', 'nowait', 'of', 'as', 'lateral', 'select']);
const VERB = /[a-z]+/;
const MOST_TABLES = 4;

/** Says what a statement does, such as `SELECT post account`: its verb and the tables that it names. */
export function summaryOf(statement: string): string {
  const bare = statement
    .replaceAll(QUOTED, ' ')
    .toLowerCase()
    .replaceAll('"', '')
    .replaceAll(/\s+|\bonly\s/g, ' ');
  const verb = VERB.exec(bare)?.[0].toUpperCase() ?? 'OTHER';
  const named = bare.matchAll(TABLES).filter(([, name, call]) => !call && !NO_TABLES.has(name!));
  return [verb, ...new Set(named.map(([, name]) => name!))].slice(0, 1 + MOST_TABLES).join(' ');
}

/**
 * From now on, each statement on this connection that a traced request sends has a span. It holds a summary of the
 * statement, and neither its text nor its parameters.
 */
export function traceQueries(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const traced = (...given: unknown[]): unknown => {
    const statement = textOf(given[0]);
    if (statement === undefined || !isTraced()) return send(...given);
    const summary = summaryOf(statement);
    const span = beginOutgoing(summary, { 'db.system.name': 'postgresql', 'db.query.summary': summary });
    const last = given.at(-1);
    if (typeof last === 'function') {
      const ended: Ended = (error, result) => {
        endSpan(span, error ?? undefined);
        (last as Ended)(error, result);
      };
      return send(...given.slice(0, -1), ended);
    }
    const answer = send(...given) as Promise<unknown>;
    answer.then(
      () => endSpan(span),
      (error: unknown) => endSpan(span, error),
    );
    return answer;
  };
  client.query = traced as typeof client.query;
}

/** The text of what is sent; undefined for a stream, whose end its reader decides. */
function textOf(sent: unknown): string | undefined {
  if (typeof sent === 'string') return sent;
  const { text, submit } = Object(sent) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}
