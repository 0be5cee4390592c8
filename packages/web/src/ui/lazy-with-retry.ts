// biome-ignore lint/style/noRestrictedImports: this is where it waits
import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * A part that is fetched when it is first shown. A network that is away is waited for, so that a form being filled in
 * does not fall with the calendar it opens; what cannot be had is replaced by `otherwise`, or fails.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  otherwise?: ComponentType<Props>,
) {
  let here: ComponentType<Props> | undefined
  const get = async () => {
    const module = await retryWhenOnline(load)
    here = module.default
    return module
  }
  const Later = lazy(async () => {
    try {
      return await get()
    } catch (error) {
      if (otherwise) return { default: otherwise }
      throw error
    }
  })
  // shows a loaded part at once: lazy() would show the fallback first, and React keeps a fallback for 300 ms
  // biome-ignore lint/correctness/noComponentHookFactories: it is made once, as lazy() makes one
  const Part = (props: Props) => createElement(useState(() => here ?? Later)[0], props)
  /** Fetches the part before it is shown. */
  const prepare = () => void get().catch(() => {}) // showing it tries again
  return Object.assign(Part, { prepare })
}

/** A part without which the page works on: it comes after what the person came for, or not at all. */
export const lazyAfterDelay = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyWithRetry(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    return load()
  }, Nothing)

const Nothing = () => null

const pauses = [500, 2_000, 5_000]

/** Loads; tries again as soon as the network is back, or a few times while it seems to be there. */
export async function retryWhenOnline<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let failed = 0; ; ) {
    try {
      return await load()
    } catch (error) {
      const pause = navigator.onLine ? pauses[failed++] : undefined
      if (navigator.onLine && pause === undefined) throw error
      await new Promise((resolve) => {
        if (pause) setTimeout(resolve, pause)
        else window.addEventListener('online', resolve, { once: true })
      })
    }
  }
}
