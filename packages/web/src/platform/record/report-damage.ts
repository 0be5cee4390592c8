import type { Texts } from '../texts/texts'

/** Goes on without a draft that could not be read, and says so where there is one that was damaged. */
export const reportDamage = (texts: Texts) => (error: unknown) => {
  if (Object(error).name === 'DamagedRow') void import('./damage-notice').then(({ tellDamage }) => tellDamage(texts))
  return undefined
}
