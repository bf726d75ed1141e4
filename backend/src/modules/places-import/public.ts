export { importFile } from './adapters/import-file.js';
export { osmTagsOf } from './adapters/records/osm-tags.js';
export { dialable } from './adapters/records/phone.js';
export { understand } from './adapters/records/understand.js';
export { STARTER_SET } from './adapters/starter/starter-set.js';
