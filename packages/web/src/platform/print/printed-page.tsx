import '../../printing.css'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { printing } from 'styled-system/recipes'
import { Button } from '../../ui/button'
import { Page } from '../page/page'
import { useTexts } from '../texts/use-texts'
import { useAreImagesHere } from './use-are-images-here'

interface PrintedPageProps {
  title: string
  back: { href: string; label: string }
  /** Whether everything that is printed is here, apart from the images of the clinic. */
  isReady: boolean
  /** What is chosen before it is printed, and what is done after it. */
  before?: ReactNode
  after?: ReactNode
  children: ReactNode
}

/** A screen that shows a sheet as it is printed: on paper there is the sheet alone. */
export function PrintedPage({ title, back, isReady, before, after, children }: PrintedPageProps) {
  const texts = useTexts()
  const areImagesHere = useAreImagesHere()
  return (
    <div className={printing().screen}>
      <Page
        title={title}
        back={back}
        actions={
          isReady &&
          areImagesHere && (
            <>
              {before}
              {/* one more Enter prints */}
              <Button autoFocus={after !== undefined} onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                {texts.print()}
              </Button>
              {after}
            </>
          )
        }
      >
        {children}
      </Page>
    </div>
  )
}
