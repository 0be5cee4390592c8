import { type SkeletonVariantProps, skeleton } from 'styled-system/recipes'

/** The shape of what is coming, in its real size, so that nothing jumps. */
export function Skeleton({ shape, lines = 1 }: SkeletonVariantProps & { lines?: number }) {
  const keys = Array.from({ length: lines }, (_, line) => `line-${line}`)
  return keys.map((key) => <span key={key} aria-hidden="true" className={skeleton({ shape })} />)
}
