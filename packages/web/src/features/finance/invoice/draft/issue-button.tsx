import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/texts/use-texts'
import { Button, type ButtonProps } from '../../../../ui/button'

interface IssueButtonProps extends Pick<ButtonProps, 'busy' | 'onClick'> {
  /** Whether it has the focus when it appears. */
  hasFocus: boolean
}

/** Issues the draft. The page stays where it is when the button takes the focus: its bar is always in sight. */
export function IssueButton({ hasFocus, ...pressed }: IssueButtonProps) {
  const { issue } = useTexts().invoice
  const button = useRef<HTMLButtonElement>(null)
  const [isFirst] = useState(hasFocus)
  useEffect(() => {
    if (isFirst) button.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <Button ref={button} type="submit" {...pressed}>
      {issue.open()}
    </Button>
  )
}
