/** How a value is stored. Only keys of the CEF dictionary are numbers or dates. */
export type CefType = 'text' | 'integer' | 'float' | 'date';

export type CefKey = { fullName: string; type: CefType };

/**
 * Short keys and full names of the ArcSight Common Event Format dictionary, for event producers and
 * consumers.
 */
const NAMED: Readonly<Record<CefType, string>> = {
  text: `
    act deviceAction, app applicationProtocol, cat deviceEventCategory, reason reason, outcome eventOutcome, proto transportProtocol, msg message, rawEvent rawEvent,
    dhost destinationHostName, dmac destinationMacAddress, dntdom destinationNtDomain, dpriv destinationUserPrivileges, dproc destinationProcessName, dst destinationAddress,
    duid destinationUserId, duser destinationUserName, destinationDnsDomain destinationDnsDomain, destinationServiceName destinationServiceName, destinationTranslatedAddress destinationTranslatedAddress,
    shost sourceHostName, smac sourceMacAddress, sntdom sourceNtDomain, spriv sourceUserPrivileges, sproc sourceProcessName, src sourceAddress,
    suid sourceUserId, suser sourceUserName, sourceDnsDomain sourceDnsDomain, sourceServiceName sourceServiceName, sourceTranslatedAddress sourceTranslatedAddress,
    dvc deviceAddress, dvchost deviceHostName, dvcmac deviceMacAddress, dtz deviceTimeZone, deviceDnsDomain deviceDnsDomain, deviceExternalId deviceExternalId, deviceFacility deviceFacility,
    deviceInboundInterface deviceInboundInterface, deviceOutboundInterface deviceOutboundInterface, deviceNtDomain deviceNtDomain, devicePayloadId devicePayloadId,
    deviceProcessName deviceProcessName, deviceTranslatedAddress deviceTranslatedAddress, externalId externalId,
    fname filename, fileHash fileHash, fileId fileId, filePath filePath, filePermission filePermission, fileType fileType,
    oldFileHash oldFileHash, oldFileId oldFileId, oldFileName oldFileName, oldFilePath oldFilePath, oldFilePermission oldFilePermission, oldFileType oldFileType,
    request requestUrl, requestClientApplication requestClientApplication, requestContext requestContext, requestCookies requestCookies, requestMethod requestMethod,
    cs1 deviceCustomString1, cs2 deviceCustomString2, cs3 deviceCustomString3, cs4 deviceCustomString4, cs5 deviceCustomString5, cs6 deviceCustomString6,
    c6a1 deviceCustomIPv6Address1, c6a2 deviceCustomIPv6Address2, c6a3 deviceCustomIPv6Address3, c6a4 deviceCustomIPv6Address4,
    flexString1 flexString1, flexString2 flexString2, flexString3 flexString3, flexString4 flexString4,
    agt agentAddress, ahost agentHostName, aid agentId, amac agentMacAddress, at agentType, atz agentTimeZone, av agentVersion, agentDnsDomain agentDnsDomain, agentNtDomain agentNtDomain,
    agentTranslatedAddress agentTranslatedAddress, agentTranslatedZoneExternalID agentTranslatedZoneExternalID, agentTranslatedZoneURI agentTranslatedZoneURI,
    agentZoneExternalID agentZoneExternalID, agentZoneURI agentZoneURI, customerExternalID customerExternalID, customerURI customerURI,
    destinationTranslatedZoneExternalID destinationTranslatedZoneExternalID, destinationTranslatedZoneURI destinationTranslatedZoneURI, destinationZoneExternalID destinationZoneExternalID, destinationZoneURI destinationZoneURI,
    deviceTranslatedZoneExternalID deviceTranslatedZoneExternalID, deviceTranslatedZoneURI deviceTranslatedZoneURI, deviceZoneExternalID deviceZoneExternalID, deviceZoneURI deviceZoneURI,
    sourceTranslatedZoneExternalID sourceTranslatedZoneExternalID, sourceTranslatedZoneURI sourceTranslatedZoneURI, sourceZoneExternalID sourceZoneExternalID, sourceZoneURI sourceZoneURI`,
  integer: `
    cnt baseEventCount, in bytesIn, out bytesOut, fsize fileSize, oldFileSize oldFileSize, type type, deviceDirection deviceDirection, eventId eventId,
    dpid destinationProcessId, dpt destinationPort, destinationTranslatedPort destinationTranslatedPort, spid sourceProcessId, spt sourcePort, sourceTranslatedPort sourceTranslatedPort, dvcpid deviceProcessId,
    cn1 deviceCustomNumber1, cn2 deviceCustomNumber2, cn3 deviceCustomNumber3, cn4 deviceCustomNumber4,
    flexNumber1 flexNumber1, flexNumber2 flexNumber2, flexNumber3 flexNumber3, flexNumber4 flexNumber4`,
  float: `
    cfp1 deviceCustomFloatingPoint1, cfp2 deviceCustomFloatingPoint2, cfp3 deviceCustomFloatingPoint3, cfp4 deviceCustomFloatingPoint4,
    dlat destinationGeoLatitude, dlong destinationGeoLongitude, slat sourceGeoLatitude, slong sourceGeoLongitude`,
  date: `
    rt deviceReceiptTime, start startTime, end endTime, art agentReceiptTime, deviceCustomDate1 deviceCustomDate1, deviceCustomDate2 deviceCustomDate2,
    fileCreateTime fileCreateTime, fileModificationTime fileModificationTime, oldFileCreateTime oldFileCreateTime, oldFileModificationTime oldFileModificationTime,
    flexDate1 flexDate1, flexDate2 flexDate2, flexDate3 flexDate3, flexDate4 flexDate4`,
};

const KEYS: ReadonlyMap<string, CefKey> = new Map(
  (['text', 'integer', 'float', 'date'] as const).flatMap((type) =>
    NAMED[type].split(',').map((pair): [string, CefKey] => {
      const [key = '', fullName = ''] = pair.trim().split(' ');
      return [key, { fullName, type }];
    }),
  ),
);

/** Undefined for vendor-specific keys. */
export function cefKey(key: string): CefKey | undefined {
  return KEYS.get(key);
}
