import type { ComponentType } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { Schema } from '../api/schemas.ts';
import type { Locale } from '../i18n/translate.ts';
import type { paths, RemoteName, RemotePage } from './paths.ts';

