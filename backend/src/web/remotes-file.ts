import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const REMOTE_NAMES = ['diagnostics', 'community'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

const version = z.union([
  z.string().transform((manifest) => ({ manifest, integrity: undefined })),
  z.strictObject({
    manifest: z.string(),
    /** The hash of the manifest, by which pages refuse another one. */
    integrity: z
      .string()
      .regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'it is no hash of the form sha256-…')
      .optional(),
  }),
]);

const deployed = z
  .strictObject({
    /** The manifest of each version that is deployed. */
    versions: z.record(z.string().regex(/^[\w.-]{1,40}$/), version),
    /** The version that everybody gets. */
    current: z.string(),
    /** The version that some get: this many of a hundred browsers, and whoever chose it. */
    canary: z.strictObject({ version: z.string(), percent: z.number().min(0).max(100) }).optional(),
  })
  .superRefine(({ versions, current, canary }, context) => {
    for (const named of [current, canary?.version])
      if (named !== undefined && !Object.hasOwn(versions, named))
        context.addIssue({ code: 'custom', message: `version ${named} is not among its versions` });
  });
const content = z.strictObject({ remotes: z.partialRecord(z.enum(REMOTE_NAMES), deployed) });

/** What is deployed of one remote. */
export type Deployed = z.output<typeof deployed>;
/** What is deployed of each remote that the file names. */
export type RemotesFile = Partial<Record<RemoteName, Deployed>>;

/** @throws Error that `reasonOf` can explain */
export const readRemotesFile = (file: string): RemotesFile =>
  content.parse(JSON.parse(readFileSync(file, 'utf8'))).remotes;

/** Says what is wrong with the file, in words for operators. */
export function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; ');
  if (error instanceof SyntaxError) return 'it is no JSON';
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'it is not there' : message;
}
