import { describe, expect, it } from 'vitest'
import { preferenceDefaults, readPreferences } from './preferences'

describe('readPreferences', () => {
  it('reads what was written', () => {
    const written = {
      mode: 'dark',
      direction: 'rtl',
      layout: 'mini',
      contrast: 'default',
      preset: 'pink',
      stretch: 'true',
    }
    expect(readPreferences(written)).toEqual({ ...written, stretch: true })
  })

  it('falls back on the default for what is missing or wrong, and leaves the rest alone', () => {
    expect(readPreferences({})).toEqual(preferenceDefaults)
    expect(
      readPreferences({ mode: 'darkest', stretch: '1', preset: 'PINK', accessToken: 'x', layout: 'mini' }),
    ).toEqual({
      ...preferenceDefaults,
      layout: 'mini',
    })
  })

  it('has the defaults of the specification', () => {
    expect(preferenceDefaults).toEqual({
      mode: 'light',
      direction: 'ltr',
      layout: 'vertical',
      contrast: 'bold',
      preset: 'blue',
      stretch: false,
    })
  })
})
