import { startSite } from './start-site'

void startSite(document)
