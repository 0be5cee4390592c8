import type { Ref } from 'react'
import { css } from 'styled-system/css'
import { Steps } from '../../ui/steps'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { useTexts } from '../texts/use-texts'

interface StepHeaderProps {
  /** The names of all steps. */
  steps: readonly string[]
  current: number
  title: string
  text: string
  heading: Ref<HTMLHeadingElement>
}

/** Where one is in a short journey, and what this step is about. */
export function StepHeader({ steps, current, title, text, heading }: StepHeaderProps) {
  const { ui } = useTexts()
  return (
    <>
      <Steps steps={steps} current={current} />
      <header className={css({ display: 'grid', gap: '1' })}>
        <h1 ref={heading} tabIndex={-1} className={stepTitle}>
          <VisuallyHidden>{`${ui.step({ number: current + 1, of: steps.length })}: `}</VisuallyHidden>
          <bdi>{title}</bdi>
        </h1>
        <p className={css({ color: 'muted' })}>
          <bdi>{text}</bdi>
        </p>
      </header>
    </>
  )
}

export const stepTitle = css({ textStyle: 'title', scrollMarginBlockStart: '20' })
