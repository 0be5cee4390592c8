/** What stands in files of its own beside the programs: what runs in threads of its own, and the routes, which are read as JSON. */
export const besidePrograms = {
  'pglite-worker': 'src/database/pglite-worker.mjs',
  'table-worker': 'src/features/import/table-worker.mjs',
  'contract.routes.gen': 'src/http/contract.routes.gen.json',
}

/** How esbuild takes them. @type {Record<string, import('esbuild').Loader>} */
export const loader = { '.routes.gen.json': 'copy' }
