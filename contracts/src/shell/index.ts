export { CONTRACT_VERSION, runsOn } from './contract-version.ts';
export {
  type CommunityState,
  type LanguageModel,
  type MapTiles,
  type RemoteAppProps,
  type RemoteEntry,
  type RemoteModule,
  type RemotePageComponents,
  type RemotesFile,
  requirePage,
  type ShellServices,
} from './services.ts';
export { isPage, paths, remotePages, type RemoteName, type RemotePage } from './paths.ts';
export { PERSON_STORAGE } from './person-storage.ts';
