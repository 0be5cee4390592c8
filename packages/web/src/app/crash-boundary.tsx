import { Component, type ReactNode } from 'react'
import { useTexts } from '../platform/use-texts'
import { FailedState } from '../ui/failed-state'

/** A screen that throws, or whose code does not arrive, says so and can be tried again; the frame stays. */
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
    <FailedState
      title={texts.frame.crashed.title()}
      safe={texts.frame.crashed.text()}
      retry={{ label: texts.tryAgain(), onRetry: onTryAgain }}
    />
  )
}
