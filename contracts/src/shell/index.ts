export { CONTRACT_VERSION, type RemoteAppProps, type RemoteName, type ShellServices } from './services.ts';
export { paths } from './paths.ts';
