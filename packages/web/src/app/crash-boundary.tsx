import { Component, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useTexts } from '../platform/texts/use-texts'
import { Button } from '../ui/button'

/** Catches a screen that throws, or whose code does not load: offers to try again, while the frame stays. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <Crashed onTryAgain={() => this.setState({ crashed: false })} /> : this.props.children
  }
}

function Crashed({ onTryAgain }: { onTryAgain: () => void }) {
  const texts = useTexts()
  return (
    <div role="alert" className={message}>
      <h1 className={css({ textStyle: 'heading' })}>{texts.frame.crashed.title()}</h1>
      <p className={css({ color: 'muted' })}>{texts.frame.crashed.text()}</p>
      <Button variant="soft" onClick={onTryAgain}>
        {texts.tryAgain()}
      </Button>
    </div>
  )
}

const message = css({ display: 'grid', justifyItems: 'center', gap: '4', padding: '10', textAlign: 'center' })
