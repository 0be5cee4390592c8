import { useEffect, useRef } from 'react'

/** Announces a new step by moving the focus to its heading, but not when the page opens. */
export function useFocusOnChange(step: string, isRestart = false) {
  const heading = useRef<HTMLHeadingElement>(null)
  const announced = useRef(isRestart ? null : step)
  useEffect(() => {
    if (announced.current === step) return
    announced.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
