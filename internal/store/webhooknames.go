package store

import (
	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/webhookattempt"
	"smartmoney/ent/gen/webhookdelivery"
	"smartmoney/ent/gen/webhookendpoint"
)

// Names in the statements of webhook workers, which lock rows and name the index to use. They are the
// generated ones: a field that is renamed in ent/schema does not compile here.
const (
	endpoints          = webhookendpoint.Table
	endpointID         = webhookendpoint.FieldID
	endpointSecret     = webhookendpoint.FieldSecret
	endpointPrevious   = webhookendpoint.FieldPreviousSecret
	endpointUntil      = webhookendpoint.FieldPreviousUntil
	endpointFailing    = webhookendpoint.FieldFailingSince
	endpointSuccess    = webhookendpoint.FieldLastSuccessAt
	endpointDisabledAt = webhookendpoint.FieldDisabledAt
	endpointReason     = webhookendpoint.FieldDisabledReason
	endpointNext       = webhookendpoint.FieldNextAt
	leaseOwner         = webhookendpoint.FieldLeaseOwner
	leaseNumber        = webhookendpoint.FieldLeaseNumber
	leaseUntil         = webhookendpoint.FieldLeaseUntil

	deliveries       = webhookdelivery.Table
	deliveryID       = webhookdelivery.FieldID
	deliveryLog      = webhookdelivery.FieldLogID
	deliverySequence = webhookdelivery.FieldSequence
	deliveryState    = webhookdelivery.FieldState
	deliveryAttempts = webhookdelivery.FieldAttempts
	deliveryNext     = webhookdelivery.FieldNextAt

	attempts        = webhookattempt.Table
	attemptDelivery = webhookattempt.FieldDeliveryID
	attemptNumber   = webhookattempt.FieldNumber
	attemptAt       = webhookattempt.FieldAt

	// presentEntry follows an expression of a delivery's id: a notification of it is in the log.
	presentEntry = " FROM " + notification.Table + " n WHERE n." + notification.FieldDeletedAt + " IS NULL AND n." + notification.FieldID + " = "
)
