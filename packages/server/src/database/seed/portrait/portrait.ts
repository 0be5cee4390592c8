import { drawClothes } from './clothes'
import { drawEarrings, drawFace } from './face'
import { drawHair } from './hair'
import { drawLooks, type Subject } from './looks'
import { mirrored, scaled } from './shapes'

/** Width and height in pixels: enough for the largest avatar on the sharpest screen, at a third of the work of 512. */
export const side = 320

/** Draws a portrait of a person, as SVG: the same one always, and another one of another person. */
export function drawPortrait(subject: Subject) {
  const looks = drawLooks(subject)
  const { age, ground, isChild, isWoman, isMirrored, style } = looks
  const { back, front } = drawHair(style, looks)
  const turned = isMirrored ? mirrored : (hair: string) => hair
  const body = scaled(drawClothes(looks), { x: isChild ? 0.74 : isWoman ? 0.88 : 1, y: 1 })
  const drawing = turned(back) + body + drawFace(looks) + turned(front) + drawEarrings(looks)
  // of a child there is more ground above
  const size = isChild ? { x: age < 5 ? 1 : 1.07, at: 220 } : { x: 1.16, at: 160 }
  const person = scaled(drawing, size)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="${side}" height="${side}"><rect width="240" height="240" fill="${ground}"/>${person}</svg>`
}
