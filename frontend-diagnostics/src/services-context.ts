import type { ShellServices } from '@sahaay/contracts/shell';
import { createContext } from 'react';

/** It has a file of its own, which no edit of a text replaces while the remote runs in development. */
export const ServicesContext = createContext<ShellServices | null>(null);
