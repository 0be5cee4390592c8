const sheet = ({ width, height }: { width: number; height: number }, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`

/** The front teeth between lips. */
export function drawIntraoral() {
  const tooth = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width * 0.3}" fill="#f3eee2" stroke="#cdbfa8" stroke-width="2"/>`
  const rowOf = (y: number, height: number, width: number) =>
    Array.from({ length: 10 }, (_, index) => {
      const from = Math.abs(index - 4.5)
      return tooth(600 + (index - 5) * (width + 3), y + from * from * 1.6, width, height - from * 8)
    }).join('')
  return sheet(
    { width: 1200, height: 800 },
    `<rect width="1200" height="800" fill="#a9575c"/><ellipse cx="600" cy="400" rx="520" ry="290" fill="#3a1519"/>
    <path d="M110 330 Q600 120 1090 330 L1090 400 Q600 250 110 400Z" fill="#d98a8f"/>
    <path d="M110 520 Q600 700 1090 520 L1090 470 Q600 590 110 470Z" fill="#d98a8f"/>
    ${rowOf(270, 150, 84)}${rowOf(425, 120, 66)}`,
  )
}

/** A signed sheet of paper; what is written on it cannot be read. */
export function drawConsent() {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const y = 260 + index * 48
    return `<path d="M110 ${y} H${index % 4 === 3 ? 560 : 890}" stroke="#8a8a8a" stroke-width="7" opacity="0.55"/>`
  })
  return sheet(
    { width: 1000, height: 1400 },
    `<rect width="1000" height="1400" fill="#fbfaf6"/><rect x="110" y="110" width="520" height="26" fill="#333333"/>
    <rect x="110" y="160" width="340" height="16" fill="#777777"/>${lines.join('')}
    <path d="M120 1190 C180 1090 210 1230 260 1150 S350 1110 370 1180 S440 1140 470 1160" fill="none" stroke="#1d3a8a" stroke-width="6"/>
    <path d="M600 1190 C640 1080 700 1220 730 1140 S800 1200 880 1130" fill="none" stroke="#1d3a8a" stroke-width="6"/>
    <path d="M110 1230 H480 M590 1230 H900" stroke="#555555" stroke-width="4"/>`,
  )
}
