import { describe, expect, it } from 'vitest'
import { readPreferences } from './preferences'

/** The values of each preference as the specification lists them, the default with a star; shortcuts and the way of a probe are not in it. */
const specified = {
  mode: ['light*', 'dark'],
  direction: ['ltr*', 'rtl'],
  layout: ['vertical*', 'mini'],
  contrast: ['default', 'bold*'],
  preset: ['default', 'pink', 'blue*'],
  stretch: ['true', 'false*'],
  shortcuts: ['true*', 'false'],
  probing: ['arch*', 'quadrant', 'tooth'],
}
const names = Object.keys(specified)
const valuesOf = Object.values(specified).map((values) => values.map((value) => value.replace('*', '')))
const defaults = Object.values(specified).map((values) => values.find((value) => value.endsWith('*'))?.slice(0, -1))

/** One text for each of the names. */
const written = (values: readonly (string | undefined)[]) =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]))
const read = (raw: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(readPreferences(raw)).map(([name, value]) => [name, String(value)]))

const everyChoice = valuesOf.reduce<string[][]>(
  (chosen, values) => chosen.flatMap((before) => values.map((value) => [...before, value])),
  [[]],
)

describe('readPreferences', () => {
  it(`reads every one of the ${everyChoice.length} choices as it was written`, () => {
    expect(everyChoice).toHaveLength(576)
    for (const choice of everyChoice) expect(read(written(choice))).toEqual(written(choice))
  })

  it('takes the specified default for what is missing, and knows nothing else', () => {
    expect(read({ accessToken: 'x' })).toEqual(written(defaults))
  })

  it.each(names)('takes the default of %s for what it cannot be, and leaves the others alone', (name) => {
    const others = valuesOf.map((values, index) => values.find((value) => value !== defaults[index]))
    const want = { ...written(others), [name]: written(defaults)[name] }
    // values of other preferences, and values with another case or a blank
    const foreign = valuesOf.flat().filter((value) => !valuesOf[names.indexOf(name)]?.includes(value))
    const wrong = [...foreign, ...valuesOf.flat().flatMap((value) => [value.toUpperCase(), ` ${value}`]), '', '0', '1']
    for (const text of wrong) expect(read({ ...written(others), [name]: text }), text).toEqual(want)
  })
})

// Mutants tried, one at a time, and seen to die:
// - another default; a value left out; a value of another preference taken; compared without its case; 1 read as true
