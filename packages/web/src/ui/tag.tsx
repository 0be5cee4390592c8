import type { ReactNode } from 'react'
import { tag } from 'styled-system/recipes'

export type Tone = 'neutral' | 'primary' | 'secondary' | 'info' | 'success' | 'warning' | 'error'

/** A status in a word: tinted, never colour alone. */
export function Tag({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tag({ tone })}>{children}</span>
}
