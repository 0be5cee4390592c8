import { css } from 'styled-system/css'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'

interface NotLoadedProps {
  /** Nothing else is on the page: it is headed by what happened. */
  isPage?: boolean
  failure: Error
  isAsking: boolean
  onRetry: () => void
}

/** Why a page could not be loaded, and the way to try again. It is here already: without a network nothing more is loaded. */
export function NotLoaded({ isPage, failure, isAsking, onRetry }: NotLoadedProps) {
  const texts = useTexts()
  const retry = (
    <Button size="sm" variant="outline" busy={isAsking} onClick={onRetry}>
      {texts.tryAgain()}
    </Button>
  )
  return (
    <>
      {isPage && <h1 className={css({ textStyle: 'heading' })}>{texts.failed.title()}</h1>}
      <Banner tone="error" title={isPage ? undefined : texts.failed.title()} action={retry}>
        <p>{failureText(texts, failure)}</p>
      </Banner>
    </>
  )
}
