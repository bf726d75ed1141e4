export {
  CONTRACT_VERSION,
  type LanguageModel,
  type MapTiles,
  type RemoteAppProps,
  type RemoteModule,
  type RemoteName,
  type RemotesFile,
  type ShellServices,
} from './services.ts';
export { isPage, paths } from './paths.ts';
export { PERSON_STORAGE } from './person-storage.ts';
