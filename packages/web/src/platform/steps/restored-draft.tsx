import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { useFormat, useTexts } from '../texts/use-texts'

/** Says when the entries were typed that a page goes on with, and lets them be discarded. */
export function RestoredDraft({ when, onDiscard }: { when: string; onDiscard: () => void }) {
  const { draft } = useTexts()
  const format = useFormat(undefined) // of a visitor's own telephone
  const discard = (
    <Button size="sm" variant="outline" onClick={onDiscard}>
      {draft.discard()}
    </Button>
  )
  return <Banner action={discard}>{draft.restored({ when: format.dateTime(when) })}</Banner>
}
