import { pages, weightOf } from '../scripts/check/page-size'
import { type Figure, kB } from './figure'

/** JavaScript and CSS of every page by the build's own list, compressed by brotli. */
export const measurePageSizes = (): Promise<Figure[]> =>
  Promise.all(
    pages.map(async ({ path, budget, chunks }) => ({
      what: `${path}: JavaScript and CSS, brotli`,
      value: kB((await weightOf({ path, chunks })).bytes),
      unit: 'kB',
      limit: kB(budget),
    })),
  )
