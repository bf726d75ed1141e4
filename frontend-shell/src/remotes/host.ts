import { getInstance, init, loadRemote, registerRemotes } from '@module-federation/runtime';
import { lent, provided } from '@sahaay/kit/federation';
import * as kit from '@sahaay/kit';
import * as react from 'react';
import * as reactDom from 'react-dom';

const copies = { react, 'react-dom': reactDom, '@sahaay/kit': kit } as const;
type Lent = keyof typeof copies;

const share = (name: Lent) => ({ version: provided[name], lib: () => copies[name], shareConfig: lent[name] });

// While the shell is worked on, the federation plugin of the dev server has made the host already.
if (!getInstance())
  init({
    name: 'shell',
    remotes: [],
    shared: { react: share('react'), 'react-dom': share('react-dom'), '@sahaay/kit': share('@sahaay/kit') },
  });

export { loadRemote, registerRemotes };
