export {
  CONTRACT_VERSION,
  type LanguageModel,
  type RemoteAppProps,
  type RemoteModule,
  type RemoteName,
  type RemotesFile,
  type ShellServices,
} from './services.ts';
export { paths } from './paths.ts';
