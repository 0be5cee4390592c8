import type { Weighted } from '../random'

/** A color, and the same one in the shade. */
export type Shaded = readonly [base: string, shade: string]

type Palette<Color> = readonly [Color, ...Color[]]

/** Light enough for dark hair, dark enough for a white coat. */
export const grounds: Palette<string> = [
  '#b5ddd0',
  '#b9d0f2',
  '#f3cdb8',
  '#d9c9ee',
  '#f2dfa8',
  '#bfe0ee',
  '#f0c4d0',
  '#cfdcb2',
]

export const skins: Palette<Weighted<Shaded>> = [
  [3, ['#f5d3b7', '#e0b491']],
  [5, ['#ecbf98', '#d29f74']],
  [5, ['#dea97d', '#c2895c']],
  [3, ['#c78f65', '#a9714a']],
  [1, ['#a3714d', '#855636']],
]

export const hairs: Record<'young' | 'greying' | 'old', Palette<Weighted<Shaded>>> = {
  young: [
    [6, ['#27232b', '#3a353f']],
    [3, ['#352822', '#4a3a31']],
    [1, ['#4a3328', '#5f4637']],
  ],
  greying: [
    [1, ['#5d5b62', '#75737b']],
    [1, ['#4a4850', '#63616a']],
  ],
  old: [
    [1, ['#a9acb4', '#bfc2c9']],
    [1, ['#d5d7dc', '#e6e8ec']],
  ],
}

export const hijabs: Palette<Shaded> = [
  ['#5877a8', '#48648f'],
  ['#2f7376', '#255d60'],
  ['#c98aa0', '#b27389'],
  ['#7b6ba3', '#66578b'],
  ['#e0cbaa', '#cbb38d'],
  ['#8d4553', '#753644'],
  ['#48506a', '#393f55'],
  ['#718f6c', '#5d7959'],
  ['#f0ece4', '#d9d3c7'],
]

export const scrubs: Palette<Shaded> = [
  ['#2c9a92', '#217b75'],
  ['#4b88c8', '#3a6ea6'],
  ['#7f6cab', '#68578f'],
  ['#4d9f70', '#3c815a'],
  ['#c66d88', '#a8566f'],
]

export const clothes: Palette<Shaded> = [
  ['#e0705a', '#c25a46'],
  ['#3f6fb0', '#325a90'],
  ['#f0b84c', '#d49c33'],
  ['#5a9e8c', '#478171'],
  ['#39415a', '#2b3146'],
  ['#b5658f', '#985177'],
  ['#f4f1ea', '#d8d2c4'],
  ['#8aa45a', '#718947'],
]

/** Batik: the ground, its shade and what is printed on it. */
export const batiks: Palette<readonly [...Shaded, print: string]> = [
  ['#6d3f2a', '#57311f', '#e0b878'],
  ['#27406b', '#1d3153', '#9dbce6'],
  ['#7d2f3f', '#632431', '#efc08d'],
  ['#2f5d4c', '#24493b', '#d9cf8f'],
]

export const coat: Shaded = ['#f3f6fa', '#ccd8e5']
export const shirts: Palette<string> = ['#a9cbe8', '#bfd9c6', '#e6d3ec', '#f2d7c9', '#7b93b5']
export const cap: Shaded = ['#20242f', '#343a49']
export const frames: Palette<string> = ['#2b2a33', '#6a4432', '#3c5a7d', '#8c3f4d']
export const bows: Palette<string> = ['#e0607a', '#5a8fd6', '#f0a63c', '#8a6bc0']

export const brow = '#352822'
export const eye = '#2a2227'
export const glint = '#ffffff'
export const lips: Palette<string> = ['#a8524d', '#b55a60', '#94463f']
export const mouth = '#7d2f33'
export const teeth = '#ffffff'
export const blush = '#e8705f'
export const gold = '#e0b040'
