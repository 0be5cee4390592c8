/** Where a tooth stands: the middle of its crown, and whether its roots point up. */
interface Place {
  x: number
  y: number
  width: number
  isUpper: boolean
  isMolar?: boolean
  /** What was put into its roots. */
  isRootFilled?: boolean
}

const film = ({ width, height }: { width: number; height: number }, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 0.7}" height="${height * 0.7}" viewBox="0 0 ${width} ${height}">
    <defs><radialGradient id="glow"><stop offset="0" stop-color="#4a4a4a"/><stop offset="1" stop-color="#0c0c0c"/></radialGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="${width / 800}"/></filter></defs>
    <rect width="${width}" height="${height}" fill="#0c0c0c"/>
    <ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * 0.62}" ry="${height * 0.62}" fill="url(#glow)"/>
    <g filter="url(#soft)">${drawing}</g></svg>`

/** A tooth as it is seen on film: roots grey, their canals darker or filled, the enamel bright. */
function tooth({ x, y, width, isUpper, isMolar = false, isRootFilled = false }: Place) {
  const away = isUpper ? -1 : 1
  const [half, crown, long] = [width / 2, width * 0.7, width * 1.7]
  const tips = isMolar ? [-0.3, 0.3] : [0]
  const neck = y + away * crown * 0.5
  const root = (at: number) => {
    const [middle, tip] = [x + at * width, neck + away * long]
    const side = half * (isMolar ? 0.42 : 0.72)
    return `<path d="M${middle - side} ${neck} Q${middle - side * 0.7} ${neck + away * long * 0.6} ${middle} ${tip}
      Q${middle + side * 0.7} ${neck + away * long * 0.6} ${middle + side} ${neck}Z" fill="#8f8f8f"/>
      <path d="M${middle} ${neck} L${middle} ${tip - away * 8}" stroke="${isRootFilled ? '#f4f4f4' : '#5e5e5e'}" stroke-width="${width * 0.07}"/>`
  }
  return `${tips.map(root).join('')}
    <rect x="${x - half}" y="${y - crown / 2}" width="${width}" height="${crown}" rx="${width * 0.22}" fill="#c9c9c9"/>
    <rect x="${x - half * 0.62}" y="${y - crown * 0.2}" width="${half * 1.24}" height="${crown * 0.5}" rx="${width * 0.12}" fill="#9a9a9a"/>`
}

const filling = (x: number, y: number, size: number) =>
  `<rect x="${x - size / 2}" y="${y - size / 3}" width="${size}" height="${size * 0.6}" rx="${size * 0.2}" fill="#ffffff"/>`
const decay = (x: number, y: number, size: number) => `<circle cx="${x}" cy="${y}" r="${size}" fill="#3a3a3a"/>`
const bone = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="#666666" stroke-width="${width}" stroke-linecap="round" opacity="0.7"/>`

/** Both jaws on one film. */
export function drawPanoramic() {
  const places = Array.from({ length: 16 }, (_, index) => {
    const from = Math.abs(index - 7.5)
    return { x: 305 + index * 66, bend: 34 - from * from * 0.6, isMolar: from > 4.6, width: from > 4.6 ? 58 : 44 }
  })
  const row = (isUpper: boolean) =>
    places.map(({ bend, ...place }) => tooth({ ...place, isUpper, y: (isUpper ? 345 : 405) + bend })).join('')
  return film(
    { width: 1600, height: 760 },
    bone('M170 250 Q190 560 420 640 Q800 740 1180 640 Q1410 560 1430 250', 110) +
      bone('M330 210 Q800 120 1270 210', 80) +
      row(true) +
      row(false) +
      filling(1098, 366, 26) +
      filling(437, 356, 24) +
      decay(1128, 416, 9),
  )
}

/** The crowns of the back teeth of one side, biting. */
export function drawBitewing() {
  const at = [150, 330, 540, 760]
  const row = (isUpper: boolean, y: number) =>
    at.map((x, index) => tooth({ x, y, isUpper, width: index > 1 ? 190 : 150, isMolar: index > 1 })).join('')
  return film(
    { width: 900, height: 680 },
    row(true, 250) + row(false, 420) + filling(540, 225, 70) + decay(636, 415, 20) + decay(668, 425, 16),
  )
}

/** One molar with its roots filled, between its neighbours. */
export const drawPeriapical = () =>
  film(
    { width: 680, height: 900 },
    tooth({ x: 60, y: 280, width: 190, isUpper: false }) +
      tooth({ x: 340, y: 280, width: 270, isUpper: false, isMolar: true, isRootFilled: true }) +
      tooth({ x: 640, y: 280, width: 230, isUpper: false, isMolar: true }) +
      filling(340, 250, 120),
  )
