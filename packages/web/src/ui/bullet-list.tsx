import { css } from 'styled-system/css'

/** A few short lines, each with a dot before it. */
export const BulletList = ({ lines }: { lines: readonly string[] }) => (
  <ul className={list}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

const list = css({ display: 'grid', gap: '1', paddingInlineStart: '5', listStyle: 'disc' })
