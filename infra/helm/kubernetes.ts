import path from 'node:path';
import ts from 'typescript';
import type { Manifest } from './helm.ts';

const FILE = path.join(import.meta.dirname, 'rendered.ts');

/**
 * Holds manifests to the descriptions of Kubernetes (1.35) and of the Gateway API: no field that they do not know, none of
 * another type, none missing. The packages have these descriptions as types, so the compiler is asked.
 *
 * @returns a sentence for each fault, with the manifest in which it is
 */
export function faultsOf(manifests: readonly Manifest[]): string[] {
  const lines = manifests.map((manifest, index) => {
    const from = `${packageOf(manifest.apiVersion)}/${manifest.apiVersion}/${manifest.kind}`;
    return `{ type Of = { apiVersion: string; kind: string } & ConstructorParameters<typeof import('${from}').${manifest.kind}>[0]; const it${index}: Of = ${JSON.stringify(manifest)}; void it${index}; }`;
  });
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === FILE ? ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : -1;
    const at = manifests[line];
    return `${at ? `${at.kind} ${at.metadata.name}` : 'The description'}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function packageOf(apiVersion: string): string {
  return apiVersion.startsWith('gateway.networking.k8s.io/') ? '@kubernetes-models/gateway-api' : 'kubernetes-models';
}
