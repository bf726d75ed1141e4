import type { ComponentType } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { Schema } from '../api/schemas.ts';
import type { Locale } from '../i18n/translate.ts';
import type { paths, RemoteName, RemotePage } from './paths.ts';

/** The language model of this deployment, which may give a second opinion on symptoms. */
export interface LanguageModel {
  /** Who runs the model and reads what is sent to it, as people are told. Null means this service itself. */
  readonly provider: string | null;
}

/** Where the pictures of a map come from. */
export interface MapTiles {
  /** The address of a picture, with {z}, {x} and {y} in it. */
  readonly url: string;
  /** The credit to show beside the map. */
  readonly attribution: string;
}

/**
 * What the shell gives a remote. The shell owns session, router, query client, toaster, theme and language;
 * a remote owns only its pages.
 */
export interface ShellServices {
  readonly contractVersion: string;
  /** The signed-in person; null while it loads. */
  readonly user: Schema<'User'> | null;
  readonly api: ApiClient;
  readonly locale: Locale;
  /** Speaks another language from now on; a toast says so when its texts do not come. */
  chooseLanguage(locale: Locale): void;
  readonly theme: 'light' | 'dark';
  readonly paths: typeof paths;
  /**
   * Null when there is no model, or when it is not known yet. Nothing of a person is sent to a model that they were not
   * told of.
   */
  readonly languageModel: LanguageModel | null;
  /** Null when this deployment has no map, undefined as long as that is not known. */
  readonly mapTiles: MapTiles | null | undefined;
  /** Shows toasts. They are never the only place of medical or emergency content. */
  readonly notify: {
    success(message: string): void;
    error(message: string): void;
  };
  /** Says that somebody came to the end of what they wanted, such as a result. What it was is not told. */
  finishTask(): void;
  /**
   * Opens the community's search for what people wrote about a topic, once the community has loaded. Neither the address
   * nor a log gets the topic, since it is about health.
   *
   * @param about the name of the topic, in any language of the answers
   * @returns whether it was opened; if not, the person stays on the page
   */
  openCommunity(about: string): Promise<boolean>;
  /** Sends the person to sign-in, as after a 401 on a page that needs an account. */
  requireSignIn(): void;
}

/** What the shell hands to the community in the state of its entry in the browser's history, and never in the address. */
export interface CommunityState {
  /** The name of the topic whose posts are looked for. */
  readonly about?: string;
}

/** The props of the component that the remote of this name exposes as `./App`. */
export interface RemoteAppProps<Name extends RemoteName> {
  readonly services: ShellServices;
  /** The page to show. A remote with several pages is mounted under several routes. */
  readonly page: RemotePage<Name>;
}

/** What the module that a remote exposes as `./App` exports. */
export interface RemoteModule<Name extends RemoteName> {
  readonly App: ComponentType<RemoteAppProps<Name>>;
  /** The `CONTRACT_VERSION` that the remote was built on. The shell refuses one on which it does not run (`runsOn`). */
  readonly contractVersion: string;
}

/** A component for each page of the remote, and none besides: the compiler finds a page that is missing. */
export type RemotePageComponents<Name extends RemoteName> = Readonly<Record<RemotePage<Name>, ComponentType>>;

/**
 * Refuses a page that this build of a remote does not have, since the shell may be newer. The shell then says that the
 * remote did not load.
 *
 * @throws Error
 */
export function requirePage(pages: Readonly<Record<string, ComponentType>>, page: string): void {
  if (!Object.hasOwn(pages, page)) throw new Error(`This build of the remote has no page "${page}".`);
}

/** Where a remote is. */
export interface RemoteEntry {
  readonly name: RemoteName;
  /** The address of its manifest. */
  readonly entry: string;
  /** The hash of its manifest as browsers take it, `sha256-…`, which names the hashes of all its files. */
  readonly integrity?: string;
}

/** `/remotes.json`: where the remotes of this deployment are. Read at run time, so that a remote ships on its own. */
export interface RemotesFile {
  readonly remotes: readonly RemoteEntry[];
}
