import { Banner } from '../../ui/feedback/banner'
import { useApp } from '../app/app-context'
import { useTexts } from '../texts/use-texts'

/** Says that nothing typed here outlives the page, where the browser cannot encrypt it. */
export function PageOnlyNotice() {
  const { drafts } = useApp()
  const { draft } = useTexts()
  return drafts.isLasting ? null : <Banner tone="warning">{draft.pageOnly()}</Banner>
}
