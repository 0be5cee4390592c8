import common from '../../../i18n/id'
import auth from '../../../i18n/id/auth'
import frame from '../../../i18n/id/frame'
import ui from '../../../i18n/id/ui'

export default { ...common, auth, frame, ui }
