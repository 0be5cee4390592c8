import { describe, expect, it } from 'vitest'
import { colors } from './colors'

const modes = ['light', 'dark'] as const
const presets = ['blue', 'default', 'pink'] as const
const contrasts = ['bold', 'default'] as const
const looks = modes.flatMap((mode) =>
  presets.flatMap((preset) => contrasts.map((contrast) => ({ mode, preset, contrast }))),
)
type Look = (typeof looks)[number]

const grounds = ['page', 'surface', 'raised', 'sunken']
const palettes = ['primary', 'neutral', 'secondary', 'info', 'success', 'warning', 'error']

/** The visible colour, then the layers below it from the top down. */
type Pair = [front: string, ...ground: string[]]
const on = (front: string, ...layers: string[]) => grounds.map((ground): Pair => [front, ...layers, ground])

const texts: Pair[] = [
  ...['text', 'muted'].flatMap((text) => [...on(text), ...on(text, 'subtle'), ...on(text, 'neutral.tint')]),
  ...on('text', 'primary.tint'),
  ...palettes.flatMap((palette): Pair[] => [
    [`${palette}.on`, `${palette}.solid`],
    [`${palette}.on`, `${palette}.hover`],
    ...on(`${palette}.text`),
    ...on(`${palette}.text`, `${palette}.tint`),
    ...on(`${palette}.text`, `${palette}.tint`, 'subtle'), // a status in a marked row
    ...on(`${palette}.text`, `${palette}.tintHover`),
  ]),
  ['neutral.on', 'error.text'],
  ['black', 'white'],
]

const dentists = Object.keys(colors.mark).map((name) => `mark.${name}`)
const marks = [
  ...['control', 'focus', 'error.text', ...dentists].flatMap((mark) => on(mark)),
  // beside an appointment, whose state is the ground
  ...dentists.flatMap((mark) => palettes.map((palette): Pair => [mark, `${palette}.tint`, 'surface'])),
]

describe.each(looks)('in $mode, preset $preset, contrast $contrast', (look) => {
  it('every text can be read on what is below it', () => {
    expect(texts.filter((pair) => ratio(pair, look) < 4.5)).toEqual([])
  })

  it('every edge, mark and focus ring can be seen', () => {
    expect(marks.filter((pair) => ratio(pair, look) < 3)).toEqual([])
  })
})

type Rgb = [number, number, number]

/** WCAG 2.2: (lighter + 0.05) / (darker + 0.05). */
function ratio([front, ...ground]: Pair, look: Look) {
  const below = ground.reduceRight<Rgb>((under, layer) => over(colour(layer, look), under), [255, 255, 255])
  const [dark = 0, light = 0] = [luminance(over(colour(front, look), below)), luminance(below)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The token's hex in this look, found as the browser does: what speaks of more attributes is stronger. */
function colour(name: string, { mode, preset, contrast }: Look) {
  const [group = '', shade = ''] = name.split('.')
  const entry: unknown = Object.entries({ ...colors }).find(([key]) => key === group)?.[1]
  const token: unknown = shade ? Object.entries({ ...(entry ?? {}) }).find(([key]) => key === shade)?.[1] : entry
  const values: Partial<Record<string, string>> = valuesOf(token)
  const dark = mode === 'dark' ? 'Dark' : ''
  const named = { blue: undefined, default: '_presetDefault', pink: '_presetPink' }[preset]
  const attributes = [named, contrast === 'default' ? '_contrastDefault' : undefined].filter((key) => key !== undefined)
  const found =
    attributes.map((key) => (dark ? values[`${key}Dark`] : values[key])).find(Boolean) ??
    (dark ? (values._dark ?? attributes.map((key) => values[key]).find(Boolean)) : undefined) ??
    values.base
  if (!found) throw new Error(`no colour ${name}`)
  return found
}

function valuesOf(token: unknown) {
  if (typeof token !== 'object' || !token || !('value' in token) || !token.value) return {}
  return Object.fromEntries(Object.entries(token.value).map(([key, value]) => [key, String(value)]))
}

function over(hex: string, [r, g, b]: Rgb): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  const alpha = hex.length > 7 ? at(7) / 255 : 1
  const mix = (front: number, under: number) => front * alpha + under * (1 - alpha)
  return [mix(at(1), r), mix(at(3), g), mix(at(5), b)]
}

function luminance(rgb: Rgb) {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
