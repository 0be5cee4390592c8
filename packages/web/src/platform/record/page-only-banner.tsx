import { Banner } from '../../ui/feedback/banner'
import { useNamespace } from '../texts/use-namespace'
import { useTexts } from '../texts/use-texts'

export default function PageOnlyBanner() {
  useNamespace('journal')
  return <Banner tone="warning">{useTexts().journal.pageOnly()}</Banner>
}
