import type { Names } from './names'

/** The end-to-end test; it speaks through the model that all master data shares. */
export const browserOf = ({ key }: Names) => ({
  [`e2e/${key}.e2e.ts`]: `import { test } from './models/test'

test('what the front office makes is found by its name', async ({ master, session }) => {
  await master('/clinic/${key}').makeAndFind(session)
})
`,
})
