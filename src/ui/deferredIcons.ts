/** Paths of icons that only lazy chunks use. */
export const DEFERRED_ICONS = {
  external: 'M9 6H5v13h13v-4M13 5h6v6m0-6-9 9',
  card: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm-2 4h18',
  chevron: 'm6 9.5 6 6 6-6',
};
