/** What runs in threads of its own: each is built into a file that stands beside the programs. */
export const workers = {
  'pglite-worker': 'src/database/pglite-worker.mjs',
  'table-worker': 'src/features/import/table-worker.mjs',
}
