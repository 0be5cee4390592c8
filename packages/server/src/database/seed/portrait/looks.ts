import type { Schema } from '@clinic/api'
import { createRandom } from '../random'
import * as colors from './colors'
import type { HairStyle } from './hair'

/** The person to draw. */
export interface Subject {
  name: string
  sex: Schema<'Sex'>
  age: number
  /** What they wear at work; left out, their own clothes. */
  dress?: 'coat' | 'scrubs'
  /** A Muslim man may wear a cap, a woman a hijab: most do. */
  isMuslim?: boolean
}

export type Looks = ReturnType<typeof drawLooks>

/**
 * Chooses how a person looks, at random but always the same for a name and sex. Every choice is made for everybody, also the ones
 * not needed: so a person who is a year older keeps their face.
 */
export function drawLooks({ name, sex, age, dress, isMuslim = false }: Subject) {
  const random = createRandom(seedOf(`${sex} ${name}`))
  const chance = (of: boolean, probability: number) => random.chance(probability) && of
  const isWoman = sex === 'female'
  const isChild = age < 13
  const greys = random.next() * 20 + 46
  const years = age > greys + 12 ? 'old' : age > greys ? 'greying' : 'young'
  const skin = random.draw(colors.skins)
  const hair = {
    young: random.draw(colors.hairs.young),
    greying: random.draw(colors.hairs.greying),
    old: random.draw(colors.hairs.old),
  }[years]
  const covered = chance(isMuslim && isWoman && age > 8, 0.75)
  const capped = chance(isMuslim && !isWoman && age > 25 && !dress, 0.2)
  const wear = { woman: random.pick(womenWear), man: random.pick(menWear) }
  const glasses = random.pick(['round', 'square'])
  const beard = random.pick(['moustache', 'goatee', 'full', 'stubble', 'stubble'])
  const style = {
    girl: random.pick(girls),
    boy: random.pick(boys),
    woman: random.pick(women),
    man: random.pick(men),
    old: random.pick(oldMen),
    lady: random.pick(ladies),
  }
  const uncovered: HairStyle = isWoman
    ? style[isChild ? 'girl' : age > 58 ? 'lady' : 'woman']
    : style[isChild ? 'boy' : age > 52 ? 'old' : 'man']
  return {
    age,
    isWoman,
    isChild,
    dress: dress ?? (isChild ? 'plain' : wear[isWoman ? 'woman' : 'man']),
    ground: random.pick(colors.grounds),
    skin,
    hair,
    isMirrored: random.chance(0.5),
    style: covered ? ('hijab' as const) : capped ? ('cap' as const) : uncovered,
    hijab: random.pick(colors.hijabs),
    scrubs: random.pick(colors.scrubs),
    clothes: random.pick(colors.clothes),
    batik: random.pick(colors.batiks),
    shirt: random.pick(colors.shirts),
    bow: random.pick(colors.bows),
    hasTie: chance(!isWoman, 0.5),
    glasses: chance(age > 7, age > 45 ? 0.42 : 0.18) ? glasses : undefined,
    frame: random.pick(colors.frames),
    beard: chance(!isWoman && age > 22, 0.42) ? beard : undefined,
    mouth: random.pick(['smile', 'laugh', 'smile', 'grin']),
    lips: random.pick(colors.lips),
    earrings: chance(isWoman && !covered, 0.5),
    /** How wide a face is, how far apart the eyes, how high the brows: a little more or less than usual. */
    width: 0.95 + random.next() * 0.1,
    eyes: random.integer(17, 20),
    brows: random.integer(-2, 2),
  }
}

const girls = ['pigtails', 'fringe', 'bob', 'ponytail'] as const
const boys = ['bowl', 'crop', 'tousled'] as const
const women = ['long', 'bob', 'ponytail', 'bun', 'wavy', 'fringe'] as const
const ladies = ['bob', 'bun', 'curly', 'wavy'] as const
const men = ['side', 'crop', 'quiff', 'tousled', 'curly'] as const
const oldMen = ['receding', 'bald', 'side', 'crop'] as const
const womenWear = ['blouse', 'plain', 'batik', 'collar'] as const
const menWear = ['collar', 'plain', 'batik', 'collar'] as const

/** A number that is always the same for the same text (FNV-1a). */
export const seedOf = (text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>> 0
