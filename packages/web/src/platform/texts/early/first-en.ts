import common from '../../../i18n/en'
import auth from '../../../i18n/en/auth'
import frame from '../../../i18n/en/frame'
import ui from '../../../i18n/en/ui'

export default { ...common, auth, frame, ui }
